import { readFileSync, writeFileSync } from 'node:fs';
import { nextLedger, type Ledger } from './ledger';
import { pageTexts } from './pages';

// `npm run lastmod`: brings the ledger of change dates up to date; to be committed together with the text it is about.
const file = 'content/last-modified.json';
const ledger = JSON.parse(readFileSync(file, 'utf8')) as Ledger;
const today = new Date().toISOString().slice(0, 10);
writeFileSync(file, `${JSON.stringify(nextLedger(ledger, pageTexts(), today), null, 1)}\n`);
