interface LengthCounterProps {
  /** Most characters the input may hold, written as the language does. */
  max: string;
  /** How the count is read out, with `{n}`. */
  spoken: string;
  zero: string;
}

/**
 * How much of an input's length is used, `0 / 2,000`; it counts characters, as the inputs of the product do. Script counts along
 * (components/ui/form/count-length.ts) and reads the count out when the typing pauses.
 */
export function LengthCounter({ max, spoken, zero }: LengthCounterProps) {
  return (
    <p
      data-length-counter=""
      className="ms-auto text-muted tabular-nums data-over:font-medium data-over:text-bad"
    >
      <span aria-hidden="true" className="whitespace-nowrap">
        <span data-count="">{zero}</span> / {max}
      </span>
      <span role="status" data-spoken={spoken} className="sr-only" />
    </p>
  );
}
