import type { IntlError } from 'next-intl';

export interface MessageFaults {
  onError: (error: IntlError) => void;
  getMessageFallback: (info: { error: IntlError; key: string; namespace?: string }) => string;
}

/**
 * A text that cannot be shown stops a build: a page with a raw key is worse than no new deployment. While texts are written the rest of
 * the page stands; the key is shown in the place of the text, and the terminal names the file.
 *
 * @param locale language of the texts
 * @param writing whether this is `npm run dev`
 * @param say what writes a line to the terminal
 */
export function messageFaults(
  locale: string,
  writing = process.env.NODE_ENV === 'development',
  say: (line: string) => void = console.warn,
): MessageFaults {
  return {
    onError(error) {
      if (!writing) throw error;
    },
    getMessageFallback({ error, key, namespace }) {
      const full = namespace ? `${namespace}.${key}` : key;
      const [file = '', ...path] = full.split('.');
      say(`messages/${locale}/${file}.json: ${path.join('.')} cannot be shown: ${error.message}`);
      return `⚠ ${full}`;
    },
  };
}
