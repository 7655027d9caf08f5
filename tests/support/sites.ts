import { StandIn } from '../doubles/api/stand-in';
import { StripeServer, stripeSettings } from '../doubles/shops/stripe-server';
import { GoogleStandIn } from './services/google';
import services from './services-build.json';
import { SiteServers, type Site } from './site-server';

export interface ExternalSite {
  standIn: StandIn;
  site: Site;
}

export interface GoogleSite {
  google: GoogleStandIn;
  site: Site;
}

/** The sites of a worker beside the one that all tests share, each started when it is first asked for. */
export class Sites {
  readonly servers = new SiteServers();
  readonly #open = new Map<string, Promise<unknown>>();
  readonly #standIns: { stop(): Promise<void> }[] = [];

  /** On the API of another service: a stand-in that shares no code with the site. */
  external(): Promise<ExternalSite> {
    return this.#once('external', async () => {
      const standIn = await this.#keep(StandIn.start());
      const site = await this.servers.start({ API_BASE_URL: standIn.baseUrl });
      standIn.siteOrigin = site.origin;
      return { standIn, site };
    });
  }

  /** The embedded API with Stripe, whose place a stand-in takes. */
  withStripe(): Promise<Site> {
    return this.#once('stripe', async () => {
      const stripe = await this.#keep(StripeServer.start());
      const site = await this.servers.start(stripeSettings(stripe.origin));
      stripe.siteOrigin = site.origin;
      return site;
    });
  }

  /** The build with Google's sign-in, which asks a stand-in of Google. */
  withGoogle(): Promise<GoogleSite> {
    return this.#once('google', async () => {
      const google = await this.#keep(GoogleStandIn.start());
      const site = await this.servers.start({ ...services, ...google.settings });
      return { google, site };
    });
  }

  async stop(): Promise<void> {
    await this.servers.stop();
    for (const standIn of this.#standIns) await standIn.stop();
  }

  #once<Opened>(name: string, open: () => Promise<Opened>): Promise<Opened> {
    const known = (this.#open.get(name) as Promise<Opened> | undefined) ?? open();
    this.#open.set(name, known);
    return known;
  }

  async #keep<Started extends { stop(): Promise<void> }>(starting: Promise<Started>): Promise<Started> {
    const standIn = await starting;
    this.#standIns.push(standIn);
    return standIn;
  }
}
