/** The parts in use of the JSON reports of vitest and Playwright. undefined: the step did not run. */
export type Report = (Suite & VitestReport) | undefined;

interface VitestReport {
  readonly testResults?: readonly TestedFile[];
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  /** Playwright's totals. */
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export interface TestedFile {
  /** The file's absolute path. */
  readonly name: string;
  readonly status: string;
  /** The error of the file as a whole. */
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly status: string;
    /** Milliseconds. */
    readonly duration?: number | null;
    readonly failureMessages?: readonly string[];
  }[];
}

/** A test file in Playwright's report, or a group in it. */
export interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

export interface Spec {
  /** Relative to tests/e2e/. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** One for each project. */
  readonly tests: readonly {
    readonly status: string;
    /** One for each try. */
    readonly results?: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}
