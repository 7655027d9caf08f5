export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-action underline underline-offset-4">
      {address}
    </a>
  );
}
