const bytesOf = (encoded: string) =>
  encoded.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const asUtf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');

/** A mail as its reader sees it: headers on one line each, nothing encoded, line ends `\n`. */
export function readableMail(mail = ''): string {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const headers = head
    .replaceAll(/\?=\r\n\s+=\?UTF-8\?Q\?/g, '')
    .replaceAll(/\r\n\s+/g, ' ')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => asUtf8(bytesOf(word.replaceAll('_', ' '))))
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'));
  const rest = body.join('\n\n').replaceAll('=\r\n', '').replaceAll('\r\n', '\n');
  return `${headers.replaceAll('\r\n', '\n')}\n\n${asUtf8(bytesOf(rest))}`;
}
