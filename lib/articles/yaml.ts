import { parseDocument } from 'yaml';
import { ArticleFault } from './fault';

interface Place {
  file: string;
  /** Lines of the file that stand before the text, so that a fault names the line of the file. */
  above?: number;
}

/**
 * What a text in YAML says.
 *
 * @throws ArticleFault naming the line that is wrong, in words for whoever writes texts
 */
export function readYaml(text: string, { file, above = 0 }: Place): unknown {
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (!broken) return document.toJS();
  const line = broken.linePos?.[0].line;
  throw new ArticleFault(
    file,
    line === undefined ? undefined : line + above,
    `cannot be read: put a value with a colon in quotation marks (${broken.code})`,
  );
}
