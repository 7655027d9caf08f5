import * as z from 'zod';

// Under a policy without `unsafe-eval` zod's compiled parsers are refused, and the browser reports each attempt on the console.
// This must run before the first schema is made.
z.config({ jitless: true });

export { z };
