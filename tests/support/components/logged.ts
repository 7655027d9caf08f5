import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Takes away what each test of a part has drawn and stood in for, and fails a test whose part logs an error. Call it outside of tests. */
export function failOnLoggedErrors(): void {
  const logged = vi.fn();
  beforeEach(() => {
    // React tells by it that updates are waited for.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(console, 'error').mockImplementation(logged);
  });
  afterEach(() => {
    cleanup();
    const errors = logged.mock.calls;
    logged.mockReset();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    expect(errors, 'what was logged').toEqual([]);
  });
}
