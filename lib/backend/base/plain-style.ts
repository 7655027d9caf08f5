import { createHash } from 'node:crypto';

/** The site's colours and shapes without its files: a page of the API stands by itself. */
export const plainStyle = `
:root{color-scheme:light dark;--page:#f5f7fb;--surface:#fff;--ink:#14213d;--muted:#4c5874;--line:#dfe4ee;--edge:#7d89a5;
--action:#3b4cca;--hover:#2e3da8;--on:#fff;--warn:#8a4b08;--warn-soft:#fdf0dc}
@media (prefers-color-scheme:dark){:root{--page:#0d1424;--surface:#141d33;--ink:#eef1f8;--muted:#b0bad0;--line:#2a3652;
--edge:#7684a6;--action:#a3b0ff;--hover:#bcc6ff;--on:#0d1424;--warn:#f3c07f;--warn-soft:#3a2b14}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--page);
color:var(--ink);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
main{width:100%;max-width:28rem;padding:clamp(1.25rem,5vw,2rem);background:var(--surface);border:1px solid var(--line);border-radius:1rem}
.brand{display:flex;align-items:center;gap:.5rem;margin:0 0 1.75rem;font-size:1.25rem;line-height:1;font-weight:700;letter-spacing:-.02em}
.mark{fill:var(--ink);stroke:var(--ink)}
.second{fill:var(--action);stroke:var(--action)}
h1{margin:0 0 .75rem;font-size:1.625rem;line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
p{margin:0 0 1.5rem}
.notice{padding:.75rem 1rem;border-radius:.75rem;background:var(--warn-soft);color:var(--warn)}
dl{display:grid;grid-template-columns:1fr;gap:.125rem;margin:0 0 1.5rem;padding:1rem 0;border-block:1px solid var(--line)}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0 0 .5rem;font-size:1.125rem;font-weight:600}
dd:last-child{margin:0;font-size:1.75rem;line-height:1.25;font-weight:700}
form{display:grid;gap:.75rem}
button,.button{display:block;width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid var(--edge);border-radius:.75rem;
background:none;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.pay,.button{border-color:var(--action);background:var(--action);color:var(--on)}
.pay:hover,.button:hover{border-color:var(--hover);background:var(--hover)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
:lang(th){line-height:1.8}
:lang(ko){word-break:keep-all}
`;

/** Nothing but this style, the icon, and forms to this site, which may lead on to its pages. */
export const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
