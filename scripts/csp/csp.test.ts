import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageKey, writeCspManifest } from './csp.mjs';
import { hashesOf } from './inline-code.mjs';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('hashesOf', () => {
  it('knows the hash of the example in the CSP specification', () => {
    expect(hashesOf("<script>alert('Hello, world.');</script>").scripts).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
  });

  it.each([
    '',
    'type=module',
    'type="text/javascript"',
    'TYPE="Application/JavaScript"',
    'type=" "',
    'id="_R_"',
    'type=importmap',
    'type=speculationrules',
  ])('allows a script with %s, which a browser runs', (attributes) => {
    expect(hashesOf(`<script ${attributes}>a=1</script>`).scripts).toEqual([sha256('a=1')]);
  });

  it.each([
    'type="application/ld+json"',
    'type="application/json"',
    "type='text/template'",
    'src="/a.js"',
    'async src=/a.js',
  ])('does not allow a script with %s, which is data or a file', (attributes) => {
    expect(hashesOf(`<script ${attributes}>a=1</script>`).scripts).toEqual([]);
  });

  it('hashes the text as a browser sees it: exact spaces, line feeds only, other alphabets', () => {
    expect(hashesOf('<script>\r\n "я" \r</script >').scripts).toEqual([sha256('\n "я" \n')]);
  });

  it('finds style elements, also inside noscript', () => {
    expect(
      hashesOf('<style>a{}</style><noscript><style media="print">b{}</style></noscript>').styles,
    ).toEqual([sha256('a{}'), sha256('b{}')]);
  });

  it('takes each hash once', () => {
    expect(hashesOf('<script>a</script><script>a</script><script></script>').scripts).toHaveLength(1);
  });

  it('is not misled by comments, quoted brackets and the text of scripts', () => {
    const html = `<!--><p title="a > b" data-x='<script>no</script>'><!-- <script>no</script> --><script>"<p onclick=1>"</script><title><style>no</style></title><script>b</script>`;
    expect(hashesOf(html)).toEqual({
      scripts: [sha256('"<p onclick=1>"'), sha256('b')],
      styles: [],
      problems: [],
    });
  });

  it.each([
    '<button onclick="go()">',
    "<p STYLE='color:red'>",
    '<a href=" JavaScript:go()">',
    '<img src=x onerror=go()>',
  ])('names %s, which no hash allows', (tag) => {
    expect(hashesOf(`<main>${tag}</main>`).problems).toEqual([tag]);
  });

  it('refuses a script whose end a browser would see elsewhere', () => {
    expect(hashesOf('<script>"<!--<script>"</script>').problems).toHaveLength(1);
    expect(hashesOf('<script>a</script><p>b</p><script>c').problems).toEqual(['c']);
  });
});

describe('pageKey', () => {
  it.each([
    ['index.html', '/'],
    ['en.html', '/en'],
    ['de/courses.html', '/de/courses'],
    ['en/blog/a/b.html', '/en/blog/a/b'],
    ['index/index.html', '/index'],
    ['en/index.html', '/en/index'],
    ['_not-found.html', '/_not-found'],
  ])('%s answers %s', (file, key) => {
    expect(pageKey(file)).toBe(key);
  });
});

describe('writeCspManifest', () => {
  it('lists every page and each distinct hash once', async () => {
    const folder = build({
      'app/en.html': '<script>a</script><script>b</script>',
      'app/de/x.html': '<style>c</style><script>b</script>',
    });
    await writeCspManifest(folder);
    expect(JSON.parse(readFileSync(path.join(folder, 'csp-manifest.json'), 'utf8'))).toEqual({
      version: 1,
      buildId: 'build-1',
      hashes: [sha256('b'), sha256('c'), sha256('a')],
      pages: { '/de/x': { s: [0], t: [1] }, '/en': { s: [0, 2], t: [] } },
    });
  });

  it('names the file and the snippet that the policy would block', async () => {
    const folder = build({ 'app/en/x.html': '<p style="top:0">' });
    await expect(writeCspManifest(folder)).rejects.toThrow(/en\/x\.html: <p style="top:0">/);
  });

  it('lets the failure pages of the framework keep their styles', async () => {
    const folder = build({
      'app/_global-error.html': '<p style="top:0">',
      'pages/500.html': '<p style="top:0">',
    });
    expect(Object.keys((await writeCspManifest(folder)).pages)).toEqual(['/500', '/_global-error']);
  });

  it('refuses pages whose text changes while the site runs', async () => {
    const changing = { initialRevalidateSeconds: 60 };
    const folder = build({ 'app/en/plans.html': '<p>' }, { '/en/plans': changing, '/feed.xml': changing });
    await expect(writeCspManifest(folder)).rejects.toThrow(/ 1 things [^]*\/en\/plans: regenerated/);
  });
});

function build(
  files: Record<string, string>,
  routes: Record<string, { initialRevalidateSeconds: number | false }> = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'csp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'BUILD_ID'), 'build-1\n');
  writeFileSync(path.join(folder, 'prerender-manifest.json'), JSON.stringify({ routes }));
  for (const [file, html] of Object.entries(files)) {
    const target = path.join(folder, 'server', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
  }
  return folder;
}
