import type { BrowserContext, Page } from '@playwright/test';

/** What stands in for Meta, Google's tag and the chat, and what it has heard. */
export interface Trackers {
  /** Addresses of hosts other than this machine's, of whatever kind; Google's sign-in is not counted. */
  readonly foreign: URL[];
  /** Commands that the scripts of a page were given, in order. */
  commands(page: Page): Promise<unknown[][]>;
}

const pixelScript = 'https://connect.facebook.net/en_US/fbevents.js';
const tagScript = 'https://www.googletagmanager.com/gtag/js?*';
const chatPage = 'https://go.crisp.chat/chat/embed/?*';

/** Stands in for the services of the second build, in every page of a browser. Nothing leaves this machine. */
export async function serveTrackers(context: BrowserContext): Promise<Trackers> {
  const foreign: URL[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !['localhost', 'accounts.google.com'].includes(url.hostname))
      foreign.push(url);
  });
  const pixel = 'image/gif';
  await context.route(/^https?:\/\/(?!localhost[:/])/, (route) =>
    route.fulfill({ contentType: pixel, body: '' }),
  );
  const serve = (address: string, script: () => void) =>
    context.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` }),
    );
  await serve(pixelScript, pixelStandIn);
  await serve(tagScript, tagStandIn);
  await context.route(chatPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Chat</h1>' }),
  );
  await context.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return {
    foreign,
    commands: (page) => page.evaluate(() => (window as { heard?: unknown[][] }).heard ?? []),
  };
}

/** Runs in the page: notes what it is told, sets its cookie, and sends events as Meta's script does. */
function pixelStandIn(): void {
  const page = window as unknown as {
    heard?: unknown[][];
    fbq: { queue: unknown[][]; callMethod?: (...command: unknown[]) => void };
  };
  const heard = (page.heard ??= []);
  page.fbq.callMethod = (...command) => {
    heard.push(['fbq', ...command]);
    if (command[0] === 'track') new Image().src = `https://www.facebook.com/tr/?ev=${String(command[1])}`;
  };
  for (const command of page.fbq.queue.splice(0)) page.fbq.callMethod(...command);
  document.cookie = '_fbp=fb.1.1.browser; path=/; max-age=7776000';
}

/** Runs in the page: notes what it is told, and calls back when an event has been sent, as Google's tag does. */
function tagStandIn(): void {
  const page = window as unknown as { heard?: unknown[][]; dataLayer: ArrayLike<unknown>[] };
  const heard = (page.heard ??= []);
  const take = (entry: ArrayLike<unknown>) => {
    const command = Array.from(entry);
    heard.push(['gtag', ...JSON.parse(JSON.stringify(command))]);
    if (command[0] !== 'event') return;
    new Image().src = 'https://www.googleadservices.com/pagead/conversion/';
    (command[2] as { event_callback?: () => void }).event_callback?.();
  };
  page.dataLayer.forEach(take);
  page.dataLayer.push = (...entries) => {
    entries.forEach(take);
    return heard.length;
  };
  document.cookie = '_gcl_au=1.1.tag; path=/; max-age=7776000';
}
