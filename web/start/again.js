/*
 * Loaded by start.js when the user tries again; also written for old browsers. A damaged script may be cached under its
 * address for a year, by the browser and by the service worker. Refetches both copies, then reloads the page.
 */
(function () {
  'use strict';

  var Promise = window.Promise;

  if (!window.fetch || !Promise || navigator.onLine === false) reload();
  else Promise.all(addresses().map(renew)).then(reload, reload);

  function reload() {
    location.reload();
  }

  /* All scripts this page has requested. */
  function addresses() {
    var found = {};
    performance.getEntriesByType('resource').forEach(function (entry) {
      if (/\.(js|css)$/.test(entry.name) && entry.name.indexOf(location.origin + '/assets/') === 0)
        found[entry.name] = true;
    });
    return Object.keys(found);
  }

  /*
   * Requested with a query that no cache has. A captive portal answers everything with a page of its own, which must
   * not be stored in place of a file.
   */
  function renew(address) {
    var done = fetch(address + '?again', { cache: 'no-store' }).then(function (fresh) {
      if (!isCode(fresh)) return undefined;
      return Promise.all([fetch(address, { cache: 'reload' }), replaceCopies(address, fresh)]);
    });
    return done['catch'](nothing);
  }

  function isCode(answer) {
    return answer.ok && !answer.redirected && /javascript|css/.test(answer.headers.get('content-type'));
  }

  /* The service worker answers with its own copy. */
  function replaceCopies(address, fresh) {
    if (!window.caches) return undefined;
    return caches.keys().then(function (names) {
      return Promise.all(
        names.map(function (name) {
          return replace(name, address, fresh);
        })
      );
    });
  }

  function replace(name, address, fresh) {
    return caches.open(name).then(function (cache) {
      return cache.match(address).then(function (copy) {
        return copy && cache.put(address, fresh.clone());
      });
    });
  }

  function nothing() {}
})();
