/** Hides email addresses in a text meant for the log: `a***@d***`. */
export function maskAddresses(text: string): string {
  return text.replace(
    /([^\s@<>"'(),:;=]{1,64})@([^\s@<>"'(),:;]{1,253})/g,
    (_, local: string, domain: string) => {
      return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
    },
  );
}
