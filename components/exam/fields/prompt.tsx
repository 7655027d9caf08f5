export function Prompt({ text }: { text: string }) {
  return (
    <p lang="en" className="max-w-prose text-lg font-semibold">
      {text}
    </p>
  );
}
