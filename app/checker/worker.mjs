/*
 * The built-in checker in a thread of a browser: harper.js, which looks through a text for mistakes. Pages may not compile WebAssembly; this
 * script comes with a policy of its own, by which it may (lib/security/headers.ts). It loads its own files and sends nothing.
 *
 * Told `{ check: text }`, it tells `{ loaded: share }` from 0 to 1 while its files come, and then `{ found }`, what harper.js finds by the
 * names of its rules; or `{ failed }`, `network` where a file did not come and `unable` where this browser cannot run it, after which it is
 * of no more use.
 */

class Lost extends Error {}

/** @type {Promise<import('harper.js').LocalLinter> | undefined} */
let linter;

self.addEventListener('message', async ({ data }) => {
  try {
    linter ??= load();
    const groups = await (await linter).organizedLints(data.check, { language: 'plaintext' });
    self.postMessage({
      found: Object.entries(groups).flatMap(([rule, lints]) => lints.map((lint) => tell(rule, lint))),
    });
  } catch (error) {
    self.postMessage({ failed: error instanceof Lost ? 'network' : 'unable' });
  }
});

/**
 * A finding without its classes, which cannot be sent.
 *
 * @param {string} rule
 * @param {import('harper.js').Lint} lint
 */
function tell(rule, lint) {
  const { start, end } = lint.span();
  const suggestions = lint
    .suggestions()
    .map((one) => ({ kind: one.kind(), text: one.get_replacement_text() }));
  const found = lint.get_problem_text();
  return { rule, kind: lint.lint_kind(), start, end, found, message: lint.message(), suggestions };
}

async function load() {
  // What unpacks, and the shortest program there is: a browser that refuses them need not load the long one.
  new DecompressionStream('gzip');
  new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  const [module, packed] = await Promise.all([loadCode(), loadProgram()]);
  // harper.js takes an address alone, which it fetches by itself.
  self.fetch = async () =>
    new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')), {
      headers: { 'Content-Type': 'application/wasm' },
    });
  const made = new module.LocalLinter({
    binary: module.createBinaryModuleFromUrl('harper.wasm', 'full'),
    dialect: module.Dialect.American,
  });
  await made.setup();
  return made;
}

/** @returns {Promise<typeof import('harper.js')>} */
async function loadCode() {
  try {
    return await import(new URL('index.js', self.location.href).href);
  } catch {
    throw new Lost();
  }
}

/** Most of what is loaded, so that the others are not counted. */
async function loadProgram() {
  try {
    const response = await fetch(new URL('harper.wasm.gz', self.location.href));
    const total = Number(response.headers.get('X-File-Length'));
    const reader = response.body?.getReader();
    const parts = [];
    let length = 0;
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value);
      length += part.value.length;
      self.postMessage({ loaded: length / total });
    }
    if (!response.ok || length !== total) throw new Lost();
    return new Blob(parts);
  } catch {
    throw new Lost();
  }
}
