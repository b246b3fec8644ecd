/*
 * The first script of every page, written so that browsers of 2010 can run it. It starts the application, or explains
 * in plain words why it cannot start. build/start.ts fills in __POLYFILLED__.
 */
(function () {
  'use strict';

  var tag = document.getElementById('start');
  var missing = absent(__POLYFILLED__);
  var state = (window.addlyStart = { evaluated: false, started: onStarted, show: show, again: again });
  var explained = false;
  var isBare = false;
  var isRunning = false;
  var hasBegun = false;
  var message;

  window.addEventListener('error', onError);
  // The browser may offer the installation before the application can refuse it: lib/home-screen.ts takes it from here.
  window.addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    state.offer = event;
  });

  if (isTooOld()) explain();
  // The development server's page loads the application itself.
  else if (tag.getAttribute('data-main')) loadPolyfills();

  function absent(names) {
    var list = [];
    for (var i = 0; i < names.length; i++) {
      var parts = names[i].split('.');
      var value = window;
      while (value && parts.length > 0) value = value[parts.shift()];
      if (!value) list.push(names[i]);
    }
    return list;
  }

  /* Features that cannot be polyfilled. The newest of each: Chrome 88, Safari 15.4, Firefox 98. */
  function isTooOld() {
    return (
      absent(['HTMLDialogElement.prototype.showModal', 'BroadcastChannel', 'Promise.any', 'CSS.supports'])
        .length > 0 ||
      !('noModule' in document.createElement('script')) ||
      !window.CSS.supports('aspect-ratio', '1') ||
      !window.CSS.supports('selector(:where(a, b))')
    );
  }

  function loadPolyfills() {
    // Files that failed before this script ran are only noticed at the end.
    window.addEventListener('error', checkStyles, true);
    window.addEventListener('load', checkStyles);
    if (missing.length > 0) load('polyfills', begin);
    else begin();
  }

  /* What a page is served with is painted first, with its pictures: the scripts would share their line, and keep
     a weak machine busy. A second is enough: hidden pages paint nothing, and pictures may be slow. */
  function begin() {
    if (tag.getAttribute('data-sight') === null) return loadMain();
    var timer = setTimeout(loadMain, 1000);
    var waiting = 2;
    requestAnimationFrame(function () {
      // Not every visit is served with something to see.
      if (document.readyState !== 'loading' && !document.querySelector('#first-sight, #landing'))
        return loadMain();
      var pictures = document.querySelectorAll('#root img[fetchpriority=high]');
      for (var i = 0; i < pictures.length; i++) {
        if (!pictures[i].decode) continue;
        waiting += 1;
        pictures[i].decode().then(onDrawn, onDrawn);
      }
      onDrawn();
    });
    // A frame is shown some time after it was drawn.
    if (window.PerformanceObserver)
      new PerformanceObserver(function (_paints, observer) {
        observer.disconnect();
        onDrawn();
      }).observe({ type: 'paint', buffered: true });
    else onDrawn();
    function onDrawn() {
      waiting -= 1;
      if (waiting > 0) return;
      requestAnimationFrame(function () {
        clearTimeout(timer);
        setTimeout(loadMain, 0);
      });
    }
  }

  function loadMain() {
    if (hasBegun) return;
    // Where all files are kept, they may come before the rest of the page.
    if (document.readyState === 'loading' && !document.getElementById('root'))
      return void document.addEventListener('DOMContentLoaded', loadMain);
    hasBegun = true;
    // All of its files at once, not one behind the other.
    var links = document.querySelectorAll('link[data-later]');
    for (var i = 0; i < links.length; i++) links[i].rel = 'modulepreload';
    // A script that hangs fires no event. If it arrives after all, it takes over.
    setTimeout(function () {
      if (!state.evaluated && !explained) notLoaded();
      checkStyles();
    }, 20000);
    load('main', function () {
      // It was loaded with all its imports; if it has not run to its end, it could not be parsed.
      if (!state.evaluated) explain();
    });
  }

  /* query: passes by damaged copies of the file. */
  function load(name, next, otherwise, query) {
    var script = document.createElement('script');
    if (name === 'main') {
      script.type = 'module';
      script.crossOrigin = 'anonymous';
    }
    script.src = tag.getAttribute('data-' + name) + (query || '');
    script.onload = next;
    script.onerror = otherwise || notLoaded;
    document.head.appendChild(script);
  }

  /* The styles failed to load, or are something else: the page would be hardly usable. */
  function checkStyles(event) {
    if (event && event.type === 'error' && (event.target || 0).rel !== 'stylesheet') return;
    if (isBare || getComputedStyle(document.documentElement).getPropertyValue('--color-paper')) return;
    isBare = true;
    var links = document.querySelectorAll('link[rel=stylesheet]');
    for (var i = 0; i < links.length; i++) {
      // The browser renders nothing while it waits for them.
      links[i].media = 'print';
      links[i].onload = onStyled;
    }
    if (!message) notLoaded();
  }

  function onStyled() {
    this.onload = null;
    this.media = 'all';
    isBare = false;
    if (isRunning) onStarted();
  }

  /* One of our scripts threw. Either the first page is shown all the same, or nothing more will come. */
  function onError(event) {
    if ((event.filename || '').indexOf(location.origin + '/assets/') === 0) setTimeout(explain, 1000);
  }

  /*
   * A supported browser is not blamed for a failure, even when it needs polyfills. All supported ones have
   * Intl.Segmenter; the last to get it was Firefox 125, and older Firefox versions are let in as far as they work.
   */
  function explain() {
    if (explained) return;
    explained = true;
    if (isTooOld() || absent(['Intl.Segmenter']).length > 0) load('too-old');
    else
      show('Addly Nook could not start', [
        "It isn't your fault. Trying again often helps.",
        'If it does not, try another browser, or tell whoever looks after Addly Nook.'
      ]);
  }

  function notLoaded() {
    explained = true;
    show('Addly Nook could not be loaded', [
      "It isn't your fault. Ask a grown-up about the internet, then try again.",
      'A network that filters pages has to allow scripts and styles from ' + location.host + '.'
    ]);
    window.addEventListener('online', reload);
  }

  function reload() {
    location.reload();
  }

  /* Called after the damaged files were refetched; otherwise when that takes too long. */
  function again() {
    setTimeout(reload, 6000);
    load('again', null, reload, '?' + +new Date());
  }

  /*
   * parts: sentences, or lists of sentences. Uses the inlined plain styles, because the page's own may be what is
   * missing.
   */
  function show(title, parts) {
    if (!document.body)
      return document.addEventListener('DOMContentLoaded', function () {
        show(title, parts);
      });
    var root = document.getElementById('root');
    if (root) root.style.display = 'none';
    document.documentElement.className += ' alone';
    message = add(document.body, 'div', 'plain');
    message.setAttribute('role', 'main');
    var card = add(add(message, 'div', 'plain-middle'), 'div', 'plain-card');
    add(card, 'div', 'plain-picture');
    var heading = add(card, 'h1', '', title);
    heading.tabIndex = -1;
    for (var i = 0; i < parts.length; i++) {
      if (typeof parts[i] === 'string') add(card, 'p', '', parts[i]);
      else {
        card.className += ' plain-long';
        var list = add(card, 'ul', '');
        for (var j = 0; j < parts[i].length; j++) add(list, 'li', '', parts[i][j]);
      }
    }
    add(card, 'button', 'plain-button', 'Try Again').onclick = again;
    heading.focus();
  }

  function add(parent, name, style, text) {
    var element = document.createElement(name);
    element.className = style;
    if (text) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  function onStarted() {
    explained = true;
    window.removeEventListener('error', onError);
    isRunning = true;
    if (!message || isBare) return;
    window.removeEventListener('online', reload);
    document.body.removeChild(message);
    message = undefined;
    document.documentElement.className = document.documentElement.className.replace(/ alone/g, '');
    document.getElementById('root').style.display = '';
  }
})();
