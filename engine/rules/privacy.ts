/** The privacy page's version for children. The page shows it and the voice reads it, sentence by sentence. */
export const PRIVACY_FOR_CHILDREN =
  "We remember your stars and your pretend name. We don't tell anyone who you are. A grown-up can delete it any time.";

/** Said to children who open something only grown-ups may decide. */
export const FOR_GROWN_UPS = 'This is for grown-ups.';
