import * as z from 'zod/mini';

// The content security policy forbids code generation at run time; must be set before the first schema is used.
z.config({ jitless: true });
