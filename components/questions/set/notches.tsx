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
