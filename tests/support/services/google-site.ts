import type { Page } from '@playwright/test';
import { test as base } from '../test';

/** Tests of the build with Google's sign-in. */
export const test = base.extend({
  baseURL: ({ withGoogle }, provide) => provide(withGoogle.site.origin),
});

const anyScript = 'https://accounts.google.com/gsi/client*';

/** What the stand-in's button and prompt are called. */
export const googleButton = 'Google: continue as Ada';
export const googlePrompt = 'One-tap: continue as Ada';

/**
 * Stands in for Google's script: a button and a prompt that hand over `credential`.
 *
 * @returns the addresses at which the script was asked for
 */
export async function serveScript(page: Page, credential = ''): Promise<string[]> {
  const asked: string[] = [];
  await page.route(anyScript, async (route) => {
    asked.push(route.request().url());
    const source = `(${script.toString()})(${JSON.stringify({ credential, googleButton, googlePrompt })})`;
    await route.fulfill({ contentType: 'text/javascript', body: source });
  });
  return asked;
}

interface ScriptParts {
  credential: string;
  googleButton: string;
  googlePrompt: string;
}

interface Initialised {
  client_id: string;
  callback: (response: { credential: string; select_by: string }) => void;
}

/** Runs in the page, in place of Google's script. */
function script({ credential, googleButton, googlePrompt }: ScriptParts): void {
  let client: Initialised | undefined;
  const place = (parent: Element, name: string, selectBy: string) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.dataset.client = client?.client_id;
    button.onclick = () => client?.callback({ credential, select_by: selectBy });
    parent.append(button);
    return button;
  };
  // Google shows one prompt at a time.
  let shown: Element | undefined;
  const prompt = () => {
    shown?.remove();
    shown = place(document.body, googlePrompt, 'fedcm');
  };
  const id = {
    initialize: (options: Initialised) => (client = options),
    renderButton: (parent: Element) => void place(parent, googleButton, 'btn'),
    prompt,
    cancel: () => shown?.remove(),
  };
  Object.assign(window, { google: { accounts: { id } } });
}

/** Google does not load, as behind a blocker. */
export async function blockScript(page: Page): Promise<void> {
  await page.route(anyScript, (route) => route.abort('blockedbyclient'));
}

/** Stands in for Google's page of the sign-in without its script, which leads back with the fragment that `answer` gives. */
export async function servePage(page: Page, answer: (sent: URLSearchParams) => Record<string, string>) {
  await page.route('https://accounts.google.com/o/oauth2/**', async (route) => {
    const sent = new URL(route.request().url()).searchParams;
    const target = `${sent.get('redirect_uri')}#${new URLSearchParams(answer(sent))}`;
    const body = `<!doctype html><script>location.replace(${JSON.stringify(target)})</script>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
}
