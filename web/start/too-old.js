/* Loaded by start.js where it is needed; also written for old browsers. build/start.ts fills in __WORKS__. */
window.addlyStart.show('This browser is too old for Addly Nook', [
  'Please show this page to a grown-up. Addly Nook works with __WORKS__ and with all that are newer.',
  'What a teacher or parent can do:',
  [
    'iPad, iPhone: Settings, General, Software Update.',
    'Windows, Mac: install the newest Chrome, Edge or Firefox; on Windows 7 and 8 that is Chrome 109.',
    'Android tablet or board: update "Chrome" and "Android System WebView" in the Play Store.',
    'A board that gets no updates: connect a laptop and play on that.'
  ]
]);
