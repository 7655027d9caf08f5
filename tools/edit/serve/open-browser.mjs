import { execa } from 'execa';

/** @type {Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>>} */
const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/**
 * Shows an address in the browser of whoever is at this machine; where there is none, the address in the terminal has to do.
 *
 * @param {string} address
 */
export async function openBrowser(address) {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  await execa(command, [...args, address], { stdio: 'ignore', reject: false, timeout: 10_000 });
}
