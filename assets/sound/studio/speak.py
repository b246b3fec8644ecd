"""Kokoro-82M (ONNX) with British words: text to phonemes to samples."""
import hashlib
import json
import os
import re
import wave

import numpy as np
import onnxruntime as ort
from hibari.g2p import ASSETS, G2P

RATE = 24_000
THREADS = 1  # more wait for each other where others work, too
HERE = os.path.dirname(os.path.abspath(__file__))
OWN = json.load(open(os.path.join(HERE, "words.json"), encoding="utf-8"))
UNKNOWN = "❓"


class Speaker:
    """model: the ONNX file. styles: folders with style vectors, 510 x 256 float32 a voice, row = phonemes - 1."""

    def __init__(self, model, styles):
        options = ort.SessionOptions()
        options.intra_op_num_threads = THREADS
        self.session = ort.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        self.styles = styles
        self.words = G2P(british=True, oov=False, unk=UNKNOWN)
        table = json.load(open(os.path.join(ASSETS, "vocab.json"), encoding="utf-8"))
        self.numbers = table.get("vocab", table)
        self.blends = {}

    def phonemes(self, text):
        """Our own list decides before the dictionary. A word that neither has is marked UNKNOWN."""
        linked = re.sub(r"[A-Za-z']+", lambda m: f"[{m[0]}](/{OWN[m[0].lower()]}/)" if m[0].lower() in OWN else m[0], text)
        return self.words(linked)

    def unknown(self, text):
        return [word for word in re.findall(r"[A-Za-z']+", text) if UNKNOWN in self.phonemes(word)]

    def style(self, blend):
        """Rows of a voice ("bf_emma") or of a blend ("bf_emma*.5+af_heart*.5")."""
        if blend not in self.blends:
            total = 0
            for part in blend.split("+"):
                name, _, weight = part.partition("*")
                files = [os.path.join(folder, f"{name}.bin") for folder in self.styles]
                file = next((file for file in files if os.path.exists(file)), None)
                if file is None:
                    raise ValueError(f"no voice is called {name}")
                total = total + np.fromfile(file, np.float32).reshape(-1, 256) * float(weight or 1)
            self.blends[blend] = total
        return self.blends[blend]

    def speak(self, text, voice, speed, row=0):
        """Samples at RATE with the model's silence around. row: that many rows beside the text's own style."""
        ids = [self.numbers[c] for c in self.phonemes(text) if c in self.numbers]
        style = self.style(voice)[max(0, len(ids) - 1 + row)][None]
        feeds = {"tokens": np.array([[0, *ids, 0]], np.int64), "style": style, "speed": np.array([speed], np.float32)}
        return np.asarray(self.session.run(None, feeds)[0], np.float32).ravel()


    def take(self, text, voice, speed, row, folder):
        """The raw sound of a take, spoken once and kept in `folder` by its sounds, voice and settings: its samples and its file."""
        settings = json.dumps([self.phonemes(text), voice, speed, row])
        file = os.path.join(folder, hashlib.sha256(settings.encode()).hexdigest()[:16] + ".wav")
        if not os.path.exists(file):
            os.makedirs(folder, exist_ok=True)
            write(f"{file}.part", self.speak(text, voice, speed, row))
            os.replace(f"{file}.part", file)
        return read(file), file


def write(file, sound):
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes((np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())


def read(file):
    with wave.open(file, "rb") as source:
        return np.frombuffer(source.readframes(source.getnframes()), "<i2").astype(np.float32) / 32768
