/** Units between two bars. */
const gap = 2;

/** Filled by countdown.ts as the time passes. Hidden from screen readers: the clock says the same in words. */
export function TimeBars({ prepare, seconds }: { prepare: number; seconds: number }) {
  const start = prepare > 0 ? prepare + gap : 0;
  return (
    <svg
      viewBox={`0 0 ${start + seconds} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="time-bars"
    >
      {prepare > 0 ? (
        <>
          <rect width={prepare} height="6" />
          <rect width={prepare} height="6" className="time-think" />
        </>
      ) : null}
      <rect x={start} width={seconds} height="6" />
      <rect x={start} width={seconds} height="6" className="time-speak" />
    </svg>
  );
}
