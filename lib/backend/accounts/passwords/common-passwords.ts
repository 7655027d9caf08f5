let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of those that are tried first: on the list of some 18,000 of eight and more characters (a megabyte, so
 * it is loaded when the first password is chosen), or of a pattern such lists leave to their readers: a few characters over and
 * over, or a run of the alphabet or of the digits.
 *
 * @param password normalised (NFKC), in lower case
 */
export async function isCommon(password: string): Promise<boolean> {
  known ??= load();
  return isPattern(password) || (await known).has(password);
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

const runs = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((run) => [
  run.repeat(2),
  [...run].reverse().join('').repeat(2),
]);

function isPattern(password: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(password) || runs.some((run) => run.includes(password));
}
