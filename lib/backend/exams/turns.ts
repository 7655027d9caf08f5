import { createTurns } from '../limits/turns';

/**
 * The calls of an account about exams follow one another before they come to the database: those about one exam wait there for its row,
 * each with a connection of all that there are for everybody.
 */
export const examTurns = createTurns({ name: 'exam-turn', atOnce: 1, waiting: 20 });

/** Recordings that an account sends at the same moment: each is megabytes in memory for as long as it takes to come. */
export const bodyTurns = createTurns({ name: 'exam-body-turn', atOnce: 2, waiting: 0 });
