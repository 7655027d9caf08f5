import { readCatalog } from '../../catalogs/read/read-catalog.mjs';
import { argumentForms } from '../../catalogs/text/message.mjs';
import { git } from './changed.mjs';
import { faultsOf } from './check.mjs';
import { parsed } from './messages/argument-list.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Fault} Fault */
/** @typedef {ReturnType<typeof readCatalog>['texts']} Texts */

/**
 * What the check says of one text, and which arguments an English one has that its page gives nothing for: the page gives what the
 * English of the last commit has.
 *
 * @param {Pick<Context, 'root' | 'tables' | 'rules' | 'glossary'>} context
 * @param {Parameters<typeof faultsOf>[1]} subject
 * @returns {Promise<Fault[]>}
 */
export async function faultsWithGiven(context, subject) {
  const { key, locale, text, english } = subject;
  if (locale === 'en')
    return [...faultsOf(context, subject), ...(await notGiven(context.root, { key, text })).faults];
  if (english === undefined) return faultsOf(context, subject);
  const { faults, before } = await notGiven(context.root, { key, text: english });
  // A translation that took over what the page does not know would be wrong, too: until English is mended, the one before it counts.
  return faultsOf(context, faults.length > 0 ? { ...subject, english: before } : subject);
}

/**
 * @param {string} root @param {{ key: string, text: string }} subject an English text
 * @returns {Promise<{ faults: Fault[], before?: string }>} `before`: what the last commit has for it
 */
async function notGiven(root, { key, text }) {
  const here = formsIn(text);
  if (here.size === 0) return { faults: [] };
  // A text of the catalog `variants` is said where the one is whose place it takes, with what that is given.
  const keys = [key, key.replace(/^variants\.[^.]+\./, '')];
  const before = (await Promise.all(keys.map((one) => committed(root, one)))).filter(
    (one) => one !== undefined,
  );
  // Of a text that is not committed yet, whoever writes the code knows what it is given.
  if (before.length === 0) return { faults: [] };
  const given = new Map(before.flatMap((one) => [...formsIn(one)]));
  const faults = [...here]
    .filter(([name]) => !given.has(name))
    .map(([name, form]) => {
      const isTag = name.startsWith('<');
      const known = [...given].filter(([one]) => one.startsWith('<') === isTag);
      const knows = known.map(([one, own]) => (isTag ? own : `{${one}}`)).join(', ');
      const it = isTag ? form : `{${name}}`;
      return {
        rule: isTag ? 'tag' : 'argument',
        reason: `The page does not know ${it} here. It knows: ${knows || 'none'}.`,
      };
    });
  return { faults, before: before[0] };
}

/** @param {string} text @returns {Map<string, string>} none of a text that cannot be read */
function formsIn(text) {
  const ast = /[{<]/.test(text) ? parsed(text) : undefined;
  return ast ? argumentForms(ast) : new Map();
}

/** The files of one commit of one folder. @type {{ head: string, files: Map<string, Promise<Texts>> }} */
let kept = { head: '', files: new Map() };

/** @param {string} root @param {string} key @returns {Promise<string | undefined>} its English in the last commit */
async function committed(root, key) {
  const head = `${root} ${await headOf(root)}`;
  if (kept.head !== head) kept = { head, files: new Map() };
  const [namespace = '', ...rest] = key.split('.');
  const texts = kept.files.get(namespace) ?? committedTexts(root, `messages/en/${namespace}.json`);
  kept.files.set(namespace, texts);
  return (await texts).get(rest.join('.'));
}

/** Questions that are not answered yet: replacing asks for hundreds of texts at once. @type {Map<string, Promise<string>>} */
const asked = new Map();

/** @param {string} root */
function headOf(root) {
  const known = asked.get(root);
  if (known) return known;
  const asking = git(root, ['rev-parse', 'HEAD'])
    .then((commit) => String(commit ?? ''))
    .finally(() => asked.delete(root));
  asked.set(root, asking);
  return asking;
}

/** @param {string} root @param {string} file @returns {Promise<Texts>} none where git does not know it */
async function committedTexts(root, file) {
  const content = await git(root, ['show', `HEAD:${file}`]);
  return content === undefined ? new Map() : readCatalog(content).texts;
}
