/**
 * A call of the editor, whose handler is given what its schema makes of the input.
 *
 * @template {import('zod').ZodType} Input
 * @param {import('./contract').Route['method']} method @param {string} path @param {Input} input
 * @param {(context: import('./contract').Context, input: import('zod').output<Input>) => unknown} handle
 * @returns {import('./contract').Route}
 */
export const route = (method, path, input, handle) => ({ method, path, input, handle });
