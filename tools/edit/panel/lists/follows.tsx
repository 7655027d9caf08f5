export function Follows({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <section className="follows">
      <h3>What a change does</h3>
      <ul>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
