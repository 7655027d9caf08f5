import '../run/checkout/node-version.mjs';
import { writeRooms } from './diagram.mjs';

// `npm run rooms`: draws docs/architecture.md's diagram of the rooms anew.
writeRooms();
