import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountCalls } from './account-calls';
import { Accounts } from './accounts';
import { callFor, tokenOf, type World } from './calls';
import { contentCalls } from './content-calls';
import { answerPayPage } from './pay-page';
import { purchaseCalls } from './purchase-calls';
import { Purchases } from './purchases';
import { sendTroubled, type Trouble } from './trouble';
import { readRequest, Refusal, send, type Answer, type Asked } from './wire';

const base = '/v1';
const calls = { ...accountCalls, ...purchaseCalls, ...contentCalls };

/**
 * An API beside the site, written from the contract alone (API.md) and sharing no code with the site: what works with both it
 * and the embedded API keeps to the contract. Everything is in memory; what a test turns it turns for one address only.
 */
export class StandIn {
  readonly accounts = new Accounts();
  readonly purchases = new Purchases();
  /** Every request that arrived, oldest first. */
  readonly arrivals: Asked[] = [];
  /** Where a payment leads back to. */
  siteOrigin = '';
  private readonly troubles = new Map<string, Trouble>();
  private readonly server = createServer((request, response) => void this.answer(request, response));
  private origin = '';

  static async start(): Promise<StandIn> {
    const standIn = new StandIn();
    standIn.server.listen(0, 'localhost');
    await once(standIn.server, 'listening');
    standIn.origin = `http://localhost:${(standIn.server.address() as AddressInfo).port}`;
    return standIn;
  }

  /** For API_BASE_URL. */
  get baseUrl(): string {
    return this.origin + base;
  }

  /** Troubles a call (`/userInfo`) for the user of an address, until it is healed; `/logout` and `/userInfo` know him by his token. */
  trouble(email: string, path: string, trouble: Trouble): void {
    this.troubles.set(`${path} ${email}`, trouble);
  }

  heal(email: string): void {
    for (const key of this.troubles.keys()) if (key.endsWith(` ${email}`)) this.troubles.delete(key);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answerPayPage(request.url ?? '', response, this)) return;
    let trouble: Trouble | undefined;
    let answer: Answer;
    try {
      const asked = await readRequest(request, base);
      this.arrivals.push(asked);
      trouble = this.troubles.get(`${asked.path} ${this.emailOf(asked)}`);
      answer = { status: 200, body: { data: callFor(calls, asked)(this.world, asked, tokenOf(asked)) } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer = error.answer();
    }
    if (trouble) sendTroubled(response, answer, trouble);
    else send(response, answer);
  }

  private get world(): World {
    const payPage = (session: string) => `${this.origin}/pay/${session}`;
    return { accounts: this.accounts, purchases: this.purchases, payPage };
  }

  private emailOf(asked: Asked): string {
    if (typeof asked.body.email === 'string') return asked.body.email;
    const token = tokenOf(asked);
    return token === undefined ? '' : this.accounts.userOf(token).email;
  }
}
