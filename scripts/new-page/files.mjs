import { Failure } from '../run/checkout/project.mjs';

/**
 * @typedef {object} NewPage
 * @property {string} name of the page in its address and of its catalog, such as `press-kit`
 * @property {string} title in English, such as `Press kit`
 * @property {readonly string[]} locales
 */

/**
 * Every file that a page of texts needs, written or extended. Its texts are English everywhere, which the catalogs check reports until
 * they are translated.
 *
 * @param {NewPage} page
 * @param {(file: string) => string | undefined} read gives undefined for a file that does not exist
 * @returns {Map<string, string>} contents by path
 * @throws {Failure} when the name cannot be used or is taken, or a file has another form than expected
 */
export function newPage({ name, title, locales }, read) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Failure(
      `A page's name is written in small letters and hyphens, such as press-kit, not "${name}".`,
    );
  }
  const id = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const route = 'lib/routes/routes.ts';
  if (new RegExp(`^ {2}${id}: |'/${name}'`, 'm').test(read(route) ?? '')) {
    throw new Failure(`There is a page ${id} or an address /${name} in ${route}.`);
  }
  const quoted = name.includes('-') ? `'${name}'` : name;
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @param {string} file @param {RegExp} place @param {string} line */
  const insert = (file, place, line) => {
    const content = files.get(file) ?? read(file) ?? '';
    if (!place.test(content)) throw new Failure(`${file} has no place for "${line.trim()}": add it by hand.`);
    files.set(
      file,
      content.replace(place, (found) => line + found),
    );
  };

  insert(route, /^ {2}sitemap: site\(/m, `  ${id}: site('/${name}'),\n`);
  insert('lib/routes/menus.ts', /^ {2}'sitemap',\n\] as const/m, `  '${id}',\n`);
  const row = `  ${quoted}: catalog<typeof import('../../messages/en/${name}.json')>(),\n`;
  insert('lib/i18n/namespaces.ts', /^\};\n\nexport type Catalogs/m, row);
  for (const locale of locales) {
    const meta = `messages/${locale}/meta.json`;
    const head = { name: title, title: `${title}: {brand}`, description: `${title} in one sentence.` };
    insert(meta, /\n\}\n$/, `,\n  "${id}": ${JSON.stringify(head, null, 2).replaceAll('\n', '\n  ')}`);
    files.set(`messages/${locale}/${name}.json`, `${JSON.stringify(texts(title), null, 2)}\n`);
  }
  files.set(`app/[locale]/(site)/${name}/page.tsx`, pageOf(name, id));
  return files;
}

/** @param {string} title */
function texts(title) {
  return {
    title,
    lead: `What ${title} is about.`,
    first: { title: 'First section', body: 'Its text.' },
  };
}

/** @param {string} name @param {string} id */
function pageOf(name, id) {
  return `import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('${id}');

export default function ${id[0]?.toUpperCase()}${id.slice(1)}Page() {
  const t = useTranslations('${name}');
  return (
    <TextPage
      id="${id}"
      title={t('title')}
      lead={t('lead')}
      sections={[{ key: 'first', title: t('first.title'), body: t('first.body') }]}
    />
  );
}
`;
}
