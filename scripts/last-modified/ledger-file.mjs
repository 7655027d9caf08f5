import { readFileSync, writeFileSync } from 'node:fs';
import { isTestShop } from '../../lib/env/test-shop.mjs';
import { inRoot } from '../run/checkout/project.mjs';
import { isBuiltIn } from '../run/checkout/inputs.mjs';
import { readSettings } from '../run/settings/read-settings.mjs';
import { ledgerContent } from './ledger.mjs';

/** @typedef {import('./ledger.mjs').Ledger} Ledger */

const file = inRoot('content/last-modified.json');

/** @returns {Ledger} */
export function readLedger() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {Ledger} ledger */
export function writeLedger(ledger) {
  writeFileSync(file, ledgerContent(ledger));
}

/**
 * Settings of this checkout that a build's pages may speak of: the privacy policy names the services that are on, and what a real shop
 * offers follows from what is connected. The ledger is about pages that were built without any, of a test shop.
 *
 * @returns {string[]} their names
 */
export function spokenSettings(settings = readSettings()) {
  const ofShop = isTestShop(settings)
    ? []
    : ['STRIPE_SECRET_KEY', 'PAYMENTS', 'SITE_URL'].filter((name) => settings[name]).slice(0, 1);
  const others = Object.keys(settings).filter(
    (name) => isBuiltIn(name) && name !== 'SITE_URL' && settings[name],
  );
  return [...others, ...ofShop];
}
