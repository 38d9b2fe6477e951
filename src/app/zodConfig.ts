import * as z from 'zod/mini';

// The content security policy forbids generated code; this must run before the first schema is used.
z.config({ jitless: true });
