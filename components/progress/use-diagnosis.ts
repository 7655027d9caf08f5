import { useEffect, useState } from 'react';
import { hasResult } from '@/lib/diagnostic/kept-result';
import type { DiagnosticResult } from '@/lib/diagnostic/result';

/** The result of the diagnostic test that this browser keeps, once it is known; what reads it is loaded for those who have one. */
export function useDiagnosis(): DiagnosticResult | null {
  const [result, setResult] = useState<DiagnosticResult | null>(null);
  useEffect(() => {
    if (!hasResult()) return;
    let isGone = false;
    import('@/lib/diagnostic/result').then(
      ({ readDiagnosticResult }) => !isGone && setResult(readDiagnosticResult()),
      // Without it the lessons stand in the order of the course.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return result;
}
