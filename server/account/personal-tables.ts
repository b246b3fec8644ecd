/**
 * Every table with data about a user, and its name in the export. A test finds tables missing here, and those that
 * would survive the deletion of an account.
 */
export const PERSONAL_TABLES: Readonly<Record<string, string>> = {
  users: 'user',
  identities: 'identities',
  session: 'sessions',
  known_networks: 'known_networks',
  sign_ups: 'sign_ups',
  mail_queue: 'mails_waiting',
  mails_sent: 'mails_sent',
  mail_tokens: 'links_in_mails',
  mailbox: 'mails_in_mailbox',
  exports: 'exports',
  profiles: 'players',
  moderations: 'decisions_about_the_name',
  name_reports: 'names_reported',
  rounds: 'rounds',
  round_answers: 'answers',
  learners: 'learned',
  slips: 'slips',
  purchases: 'purchases',
  owned_things: 'things',
  nooks: 'nooks',
  odd_saves: 'odd_saves',
};

/** Data without a foreign key to the user, removed separately when an account is deleted. */
export const REMOVED_SEPARATELY: Readonly<Record<string, string>> = {
  session: 'in the transaction that deletes the account',
  rounds: 'in portions, afterwards',
  round_answers: 'in portions, afterwards',
  left_behind: 'when the portions are done',
};
