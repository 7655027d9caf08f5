import { createTurns } from '../../limits/turns';

/** The orders of an account follow one another before they come to the database, where each waits for its row with a connection. */
export const orderTurns = createTurns({ name: 'correction-turn', atOnce: 1, waiting: 20 });

/** Recordings that an account sends at the same moment: each is megabytes in memory for as long as it takes to come. */
export const spokenTurns = createTurns({ name: 'spoken-turn', atOnce: 2, waiting: 0 });
