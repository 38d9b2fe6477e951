import * as z from 'zod/mini';

// The policy forbids making code at run time; must be said before the first schema is used.
z.config({ jitless: true });
