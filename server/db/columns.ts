import type { ColumnType } from 'kysely';

export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written only by the database. */
export type Automatic<T> = ColumnType<T, never, never>;
