/** Opens the app home by a full load (spec section 4), also from the app home itself. */
export function goHome(home: string): void {
  const target = new URL(`${home}#/home`, window.location.href);
  if (target.pathname === window.location.pathname) {
    window.history.replaceState(null, '', target);
    window.location.reload();
  } else {
    window.location.assign(target);
  }
}
