import { test as base } from './accounts';
import type { Site } from './site-server';
import { StandIn } from './stand-in/stand-in';

interface External {
  standIn: StandIn;
  site: Site;
}

/** Tests of a site whose API is another service: a stand-in that shares no code with it. */
export const test = base.extend<object, { external: External }>({
  external: [
    async ({ startSite }, provide) => {
      const standIn = await StandIn.start();
      const site = await startSite({ API_BASE_URL: standIn.baseUrl });
      standIn.siteOrigin = site.origin;
      await provide({ standIn, site });
      await standIn.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ external }, provide) => provide(external.site.origin),
});
