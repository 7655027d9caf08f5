/** ms; on a slow network a file of 10 kB takes a second. */
const patience = 15_000;

/**
 * @param path of a file of the practice bank
 * @returns what it holds, as the build has written it
 * @throws where it cannot be had
 */
export async function loadFile<Content>(path: string): Promise<Content> {
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Content;
}
