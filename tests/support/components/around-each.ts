import { configure } from '@testing-library/react';
import { failOnLoggedErrors } from './logged';

/*
 * What begins and ends each test of a part. Files that share a document and their modules have it as a setup file, which is run for
 * each of them.
 */

// What the file before has kept.
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
document.documentElement.removeAttribute('style');
history.replaceState(null, '', '/');

// ms, for a machine under load: what a part loads on demand may be long.
configure({ asyncUtilTimeout: 20_000 });

failOnLoggedErrors();
