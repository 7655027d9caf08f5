import { chatOf, trackerScripts } from '../env/tracking-settings';
import type { Env } from '../env';

export interface Sources {
  script: readonly string[];
  style: readonly string[];
  img: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

export const noSources: Sources = { script: [], style: [], img: [], connect: [], frame: [] };

/** The pixel sends its events to the second host, as pictures and as requests. */
const metaSources: Sources = {
  ...noSources,
  script: ['https://connect.facebook.net'],
  img: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com'],
};

/** https://developers.google.com/tag-platform/security/guides/csp, Google Analytics without Google signals. */
const analyticsSources: Sources = {
  ...noSources,
  script: ['https://www.googletagmanager.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

const adsHosts = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** The same page, Google Ads conversions, without Google's addresses of single countries. */
const adsSources: Sources = {
  ...noSources,
  script: adsHosts.slice(0, 3),
  img: adsHosts,
  connect: adsHosts,
  frame: ['https://www.googletagmanager.com'],
};

export function trackerSources(env: Env): { trackers: Sources; chat: Sources } {
  const { NEXT_PUBLIC_META_PIXEL_ID: pixel, NEXT_PUBLIC_GOOGLE_TAG_ID: tag } = env;
  const google = tag?.startsWith('AW-') ? adsSources : analyticsSources;
  const chat = chatOf(env);
  return {
    trackers: joined(
      pixel === undefined
        ? noSources
        : ofScript(env.NEXT_PUBLIC_META_PIXEL_URL, trackerScripts.meta, metaSources),
      tag === undefined ? noSources : ofScript(env.NEXT_PUBLIC_GOOGLE_TAG_URL, trackerScripts.google, google),
    ),
    chat: chat ? { ...noSources, frame: [new URL(chat.url).origin] } : noSources,
  };
}

/** A script from another place than its service's own is a stand-in, which has no further hosts. */
function ofScript(address: string, own: string, sources: Sources): Sources {
  const { origin } = new URL(address);
  // The service has its script in many languages.
  if (origin === new URL(own).origin) return sources;
  const host = [origin];
  return { ...noSources, script: host, img: host, connect: host };
}

export function joined(...all: readonly Sources[]): Sources {
  const of = (kind: keyof Sources) => [...new Set(all.flatMap((one) => one[kind]))];
  return {
    script: of('script'),
    style: of('style'),
    img: of('img'),
    connect: of('connect'),
    frame: of('frame'),
  };
}
