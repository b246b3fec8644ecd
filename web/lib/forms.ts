import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api.ts';

export { zodResolver } from '@hookform/resolvers/zod';

/** Puts the server's messages at their fields and the focus on the first. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
) {
  if (!(error instanceof ApiError)) return;
  const wrong = names.filter((name) => error.fields[name] !== undefined);
  wrong.forEach((name, index) =>
    setError(name, { message: error.fields[name] }, { shouldFocus: index === 0 }),
  );
}
