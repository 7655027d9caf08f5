import { slowDown } from '../base/failure';

interface Turns {
  /**
   * Does something when it is the turn of a name.
   *
   * @throws ApiFailure 429 where as much waits for that as may
   */
  take<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

interface TurnsRule {
  /** For the log. */
  name: string;
  atOnce: number;
  waiting: number;
}

interface Line {
  busy: number;
  waiting: (() => void)[];
}

/** Lines of those that come at the same moment, one for each name. In memory: they guard what this process alone has to give. */
export function createTurns(rule: TurnsRule): Turns {
  const lines = new Map<string, Line>();
  return {
    async take(name, work) {
      const line = lines.get(name) ?? { busy: 0, waiting: [] };
      lines.set(name, line);
      if (line.busy < rule.atOnce) line.busy += 1;
      else if (line.waiting.length < rule.waiting) await new Promise<void>((go) => line.waiting.push(go));
      else throw slowDown(1000, rule.name);
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        // Whoever waits has the place that becomes free.
        if (next) next();
        else line.busy -= 1;
        if (line.busy === 0) lines.delete(name);
      }
    },
  };
}
