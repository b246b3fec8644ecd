/** How long data are kept: the server follows these numbers, and the pages show them. */
export const KEPT = {
  /** Since the last visit. */
  sessionDays: 90,
  networksDays: 90,
  deviceDays: 365,
  mailboxDays: 1,
  unconfirmedDays: 7,
  roundsMonths: 13,
  /** At most: weeks are dropped whole. */
  answersDays: 35,
  oddSavesDays: 90,
  slipsMonths: 12,
  itemCountsMonths: 24,
  reportsMonths: 12,
  pageViewsMonths: 13,
  /** Unless BACKUP_KEEP_DAYS says otherwise. */
  backupDays: 30,
  /** Longer than backups, so that no backup can restore what was deleted. */
  deletionsExtraDays: 5,
} as const;

/** One row of stored data. The privacy page and README.md show all rows, word by word. */
export interface Retained {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  /** Where it is in the database: columns by table. A test checks that every column is in exactly one row. */
  readonly holds: Readonly<Record<string, string>>;
}

const WITH_THE_ACCOUNT = 'as long as the account';

export const RETENTION: readonly Retained[] = [
  {
    what: "e-mail address, scrambled password, Google's number for you, when you signed up and last signed in, name and age if they were typed there",
    why: 'to sign you in, and to help if you forget your password',
    howLong: `${WITH_THE_ACCOUNT}; ${KEPT.unconfirmedDays} days if the address is never confirmed`,
    holds: {
      users: 'id email password_hash confirmed_at user_metadata created_at last_sign_in_at',
      identities: 'provider subject user_id created_at',
    },
  },
  {
    what: 'that a weekly mail is wanted, since when, and when the next one is due',
    why: 'to send it, and only to those who said yes',
    howLong: `${WITH_THE_ACCOUNT}, or until you end it`,
    holds: { users: 'weekly_confirmed_at weekly_next_at', profiles: 'weekly_mail' },
  },
  {
    what: 'player: name, made-up name for others, age in years, avatar, theme, XP, level, coins, your e-mail address, what others may see, what it needs, the pictures of its code',
    why: 'to play, and to go on where you left off',
    howLong: WITH_THE_ACCOUNT,
    holds: {
      profiles:
        'id account_id scarf public_id seq username username_key made_up_name public_name name_made_up age avatar_url theme parent_email ' +
        'xp level coins on_leaderboard leaderboard_wished show_name needs picture_code created_at changed_in',
    },
  },
  {
    what: 'names of a player that are not shown any more because of reports, or that we have let pass; that we keep a player off the leaderboard',
    why: 'so that what was decided holds although the name changes meanwhile',
    howLong: WITH_THE_ACCOUNT,
    holds: { profiles: 'name_withdrawn withdrawn_keys name_passed passed_keys kept_off' },
  },
  {
    what: 'how much of games a player may save just now, and how often games are taken on trust',
    why: 'so that no program can save thousands',
    howLong: WITH_THE_ACCOUNT,
    holds: { profiles: 'allowance allowance_at believed_left first_contract' },
  },
  {
    what: 'what was bought in the Nook and sold back, when, for how many coins; what is there, how the room is furnished, what the guide wears',
    why: "to have a room of one's own, the same on every device",
    howLong: WITH_THE_ACCOUNT,
    holds: {
      purchases: 'purchase_id player_id thing sold coins made_at',
      owned_things: 'player_id thing paid since',
      nooks: 'player_id version placed outfit',
      profiles: 'coins_spent things_given',
    },
  },
  {
    what: 'that games were sent which no child can have played, how often on a day',
    why: 'to find programs that play',
    howLong: `${KEPT.oddSavesDays} days`,
    holds: { odd_saves: 'player_id kind day times' },
  },
  {
    what: 'that a game was played: which one, when, its score and what it earned; how far, if it was left',
    why: 'to count each game once',
    howLong: `${KEPT.roundsMonths} months (their sum stays)`,
    holds: {
      rounds:
        'attempt_id user_id game_id score xp coins xp_after coins_after finished_at saved_at unfinished',
    },
  },
  {
    what: 'what was asked in a game and how it went: the first wrong choice, help, quick or slow in four steps; how often that was forgotten',
    why: 'to know what a child can do, and what comes next',
    howLong: `${KEPT.answersDays} days at most`,
    holds: {
      round_answers: 'attempt_id player_id game_id finished_at saved_at answers folded unread_at',
      profiles: 'learner_epoch learner_forgotten_at',
    },
  },
  {
    what: 'what a child can do, question by question, in nine numbers each; whether games choose by it, and how hard',
    why: 'so that games ask what fits, on every device',
    howLong: `${WITH_THE_ACCOUNT}, or until you have it forgotten`,
    holds: { learners: 'player_id skills begun_at', profiles: 'adapts learner_level' },
  },
  {
    what: 'how first choices were wrong, question by question in five kinds, counted by month',
    why: 'to tell you what is mixed up',
    howLong: `${KEPT.slipsMonths} months, or until you have it forgotten`,
    holds: { slips: 'player_id month counts begun_at' },
  },
  {
    what: 'how often each question was right in a month, without who; shown only from 20 children on',
    why: 'to learn which questions are hard',
    howLong: `${KEPT.itemCountsMonths} months`,
    holds: { item_counts: 'item month tries rights children' },
  },
  {
    what: 'that a browser is signed in, since when, who plays there, and when a grown-up was there lately',
    why: 'to keep you signed in',
    howLong: `until you sign out, or ${KEPT.sessionDays} days after the last visit`,
    holds: { session: 'sid sess expire' },
  },
  {
    what: 'what was typed at a sign-up that is not confirmed yet, the password scrambled',
    why: 'to go on with it when the link in the mail is opened',
    howLong: '24 hours from the mail',
    holds: {
      sign_ups: 'id user_id password_hash secret_hash redirect user_metadata created_at expires_at',
    },
  },
  {
    what: 'mails that wait to be sent: what kind, to whose account',
    why: 'to send them when the mail server can be reached again',
    howLong: 'at most 1 day',
    holds: { mail_queue: 'id kind user_id sign_up_id tries next_try created_at' },
  },
  {
    what: 'when which kind of mail was sent to an account',
    why: 'so that nobody can fill your inbox with our mails',
    howLong: '1 day',
    holds: { mails_sent: 'id user_id kind sent_at' },
  },
  {
    what: 'links in mails, as a fingerprint',
    why: 'to know a link when it is opened, once',
    howLong: '24 hours, for a new password 1 hour',
    holds: { mail_tokens: 'hash kind user_id sign_up_id expires_at' },
  },
  {
    what: 'copies of mails, only where no mail server is set up',
    why: 'to show them on the mailbox page',
    howLong: `${KEPT.mailboxDays} day`,
    holds: { mailbox: 'id user_id sealed players created_at' },
  },
  {
    what: 'from which networks you have signed in, as a fingerprint that nobody can read',
    why: 'so that strangers who guess passwords cannot keep you out',
    howLong: `${KEPT.networksDays} days after the last time`,
    holds: { known_networks: 'user_id network last_day' },
  },
  {
    what: 'in your browser: that your account was used there, without its name',
    why: 'so that strangers who guess passwords cannot keep you out',
    howLong: `${KEPT.deviceDays} days after the last time`,
    holds: {},
  },
  {
    what: 'how often something was tried, as a fingerprint of the address or network',
    why: 'to keep out those who guess passwords',
    howLong: 'at most 24 hours',
    holds: { rate_limits: 'key points expire' },
  },
  {
    what: 'that a shown name was reported, by whom, from which network as a fingerprint; what was decided, about which name and by whom',
    why: 'so that no unkind name stays, and nobody can have others renamed',
    howLong: `${KEPT.reportsMonths} months`,
    holds: {
      name_reports: 'profile_id name_key reporter_id network counted outcome created_at',
      moderations: 'id profile_id action operator name created_at',
    },
  },
  {
    what: 'when everything was last downloaded, and how often on that day',
    why: 'to make one copy at a time, and four a day',
    howLong: WITH_THE_ACCOUNT,
    holds: { exports: 'user_id taken first_at running_until' },
  },
  {
    what: 'how often each page is opened on a day, without who',
    why: "to mend what's confusing",
    howLong: `${KEPT.pageViewsMonths} months`,
    holds: { page_views: 'route day views' },
  },
  {
    what: 'numbers of deleted players, without anything else',
    why: 'to take them off the leaderboard, and their games with them',
    howLong: '2 days',
    holds: {
      removed_profiles: 'seq removed_in removed_at',
      left_behind: 'player_id since',
    },
  },
  {
    what: 'back-ups of everything but sign-ins and mails',
    why: 'to have it again after an accident',
    howLong: `${KEPT.backupDays} days`,
    holds: {},
  },
  {
    what: 'numbers of deleted accounts and players, and of accounts that ended the weekly mail, beside the back-ups',
    why: 'so that no back-up brings them back',
    howLong: `${KEPT.backupDays + KEPT.deletionsExtraDays} days`,
    holds: {},
  },
];

/** Columns, by table, that never hold personal data. */
export const NOTHING_PERSONAL: Readonly<Record<string, string>> = { disk_probe: 'filler' };
