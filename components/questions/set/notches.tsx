/** A piece of the ruler with a notch for each question of a set, which the script fills: with a tick, a cross, or neither yet. */
export function Notches({ count }: { count: number }) {
  return (
    <ol className="practice-notches">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <span className="sr-only" />
        </li>
      ))}
    </ol>
  );
}
