"""What can be told of a take without a human ear: words, ends, length, pitch and quality."""
import re

import numpy as np
import onnxruntime as ort
import pocketsphinx
from ctranslate2 import StorageView
from faster_whisper import WhisperModel
from faster_whisper.audio import pad_or_trim
from faster_whisper.tokenizer import Tokenizer
from speak import RATE, THREADS

NOISE = 10  # dB under the voice, of the noise in which the open ear hears a take again
HARD = ((6, 3), (6, 4), (3, 5))  # dB under the voice, and seeds, of the noise in which it is asked how sure it is
QUIET = -50  # dB below full scale: under it the model is silent
FRAME = RATE // 200  # 5 ms
EAR = 16_000

# From misaki's British phonemes to the recogniser's.
PHONES = {
    "ɪə": "IH AH", "ɑː": "AA", "ɜː": "ER", "ɔː": "AO", "iː": "IY", "uː": "UW", "ɛː": "EH", "ʊə": "UH AH", "A": "EY", "I": "AY",
    "W": "AW", "Y": "OY", "Q": "OW", "ɪ": "IH", "i": "IY", "ʊ": "UH", "u": "UW", "ɛ": "EH", "a": "AE", "ʌ": "AH", "ɒ": "AA",
    "ə": "AH", "ɐ": "AH", "ᵊ": "AH", "ʧ": "CH", "ʤ": "JH", "ʃ": "SH", "ʒ": "ZH", "θ": "TH", "ð": "DH", "ŋ": "NG", "ɡ": "G",
    "j": "Y", "h": "HH", "ɹ": "R", **{letter: letter.upper() for letter in "bdfklmnpstvwz"},
}
PHONE = re.compile("|".join(sorted(PHONES, key=len, reverse=True)))


def plain(text):
    return " ".join(re.sub(r"[^a-z' ]", "", text.lower().replace("-", " ")).split())


def resample(sound, rate=EAR):
    """At another rate, by its spectrum."""
    count = int(len(sound) * rate / RATE)
    spectrum = np.fft.rfft(sound)[: count // 2 + 1]
    return np.fft.irfft(spectrum, count) * count / len(sound)


class Listener:
    """groups: by name, the texts that its recogniser chooses among. phonemes: what gives the British way to say a word.
    ear: the folder of Whisper tiny, which may hear anything. The judge of `measure` is another model."""

    def __init__(self, groups, phonemes, quality, ear):
        self.decoders = {name: self.decoder(texts, phonemes) for name, texts in groups.items()}
        self.quality = Quality(quality)
        self.ear = WhisperModel(ear, device="cpu", compute_type="int8", cpu_threads=THREADS, local_files_only=True)
        self.tokens = Tokenizer(self.ear.hf_tokenizer, True, task="transcribe", language="en")

    @staticmethod
    def decoder(texts, phonemes):
        decoder = pocketsphinx.Decoder(lm=None, loglevel="FATAL")
        texts = sorted({plain(text) for text in texts})
        for word in sorted({word for text in texts for word in text.split()}):
            british = " ".join(PHONES[phone] for phone in PHONE.findall(phonemes(word)))
            known = decoder.lookup_word(word)
            if known != british:
                decoder.add_word(word if known is None else f"{word}(9)", british, True)
        decoder.add_jsgf_string("texts", f"#JSGF V1.0; grammar texts; public <text> = {' | '.join(texts)};")
        decoder.activate_search("texts")
        return decoder

    def heard(self, sound, group):
        """The text that it hears; empty when it is sure of none."""
        rest = np.zeros(EAR // 4)
        whole = np.concatenate([rest, resample(sound) * 0.7 / np.max(np.abs(sound)), rest])
        decoder = self.decoders[group]
        decoder.start_utt()
        decoder.process_raw((np.clip(whole, -1, 1) * 32767).astype(np.int16).tobytes(), full_utt=True)
        decoder.end_utt()
        return decoder.hyp().hypstr if decoder.hyp() else ""

    def open(self, sound):
        """What it hears when anything may be said."""
        rest = np.zeros(EAR // 2)
        whole = np.concatenate([rest, resample(sound), rest]).astype(np.float32)
        parts, _ = self.ear.transcribe(whole, language="en", beam_size=5, temperature=0, condition_on_previous_text=False,
                                       without_timestamps=True)
        return " ".join(part.text.strip() for part in parts)

    def sure(self, sound, texts):
        """How likely the open ear finds the likeliest way to write what was said, in noise so hard that takes differ: the
        mean logarithm."""
        start = [self.tokens.sot, self.tokens.language, self.tokens.transcribe, self.tokens.no_timestamps]
        written = [self.tokens.encode(f" {text}") for text in texts]
        rest = np.zeros(EAR // 2)
        whole = np.concatenate([rest, resample(sound), rest]).astype(np.float32)
        found = []
        for decibels, seed in HARD:
            spectra = self.ear.feature_extractor(noisy(whole, decibels, seed))
            encoded = np.array(self.ear.encode(pad_or_trim(spectra)[None]))
            copies = StorageView.from_array(np.ascontiguousarray(np.repeat(encoded, len(written), 0)))
            results = self.ear.model.align(copies, start, written, 100)
            found.append(max(float(np.sum(np.log(np.maximum(1e-9, result.text_token_probs[: len(text)]))))
                             for text, result in zip(written, results)))
        return round(float(np.mean(found)), 2)

    def figures(self, sound, group, texts):
        """open, noise: what the open ear hears, clean and in noise. sure: how likely it finds what was said (texts: the
        ways to write that), in hard noise. added: voiced sounds that stand apart at the ends. end: how far the
        last 0.15 voiced seconds lie over the whole's median, in semitones. quality: P.808, 1 to 5."""
        cut = sounding(sound)
        if len(cut) == 0:
            return {"heard": "", "open": None, "noise": None, "sure": None, "added": 0, "end": 0, "quality": 0}
        tones = 12 * np.log2(np.maximum(1, pitches(cut)))
        voiced = tones[tones > 0]
        end = float(np.mean(voiced[-15:]) - np.median(voiced)) if len(voiced) > 20 else 0.0
        return {
            "heard": self.heard(cut, group),
            "open": self.open(cut) if group == "sentences" else None,
            "noise": self.open(noisy(cut, NOISE, 2)) if group == "sentences" else None,
            "sure": self.sure(cut, texts) if group == "sentences" else None,
            "added": added(cut),
            "end": round(end, 1),
            "quality": round(self.quality(sound), 2),
        }


class Quality:
    """DNSMOS's model of ITU-T P.808: 1 to 5. It wants 9 seconds, so a sound is repeated."""

    def __init__(self, file):
        options = ort.SessionOptions()
        options.intra_op_num_threads = THREADS
        self.session = ort.InferenceSession(file, options)

    def __call__(self, sound):
        ear = resample(sound / np.max(np.abs(sound)) * 0.7)
        whole = np.tile(ear, int(np.ceil(9.01 * EAR / len(ear))))[: int(9.01 * EAR) - 160]
        return float(self.session.run(None, {"input_1": mel(whole)[None].astype(np.float32)})[0][0][0])


def sounding(sound):
    """From the first to the last sound; empty when there is none."""
    loud = np.where(loudness(sound) > QUIET)[0]
    return sound[loud[0] * FRAME : (loud[-1] + 1) * FRAME] if len(loud) else sound[:0]


def noisy(sound, decibels, seed):
    """The sound with pink noise, so many dB under its voice."""
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(len(sound)))
    spectrum /= np.sqrt(np.maximum(1, np.arange(len(spectrum))))
    noise = np.fft.irfft(spectrum, len(sound))
    power = np.mean(sound[np.abs(sound) > 1e-3] ** 2)
    return (sound + noise * np.sqrt(power / np.mean(noise**2) / 10 ** (decibels / 10))).astype(np.float32)


def loudness(sound):
    frames = sound[: len(sound) // FRAME * FRAME].reshape(-1, FRAME)
    return 20 * np.log10(np.sqrt(np.mean(frames**2, axis=1)) + 1e-9)


def pitches(sound):
    """The voice's pitch every 10 ms in hertz, 0 where there is none (autocorrelation, 90 to 450 Hz)."""
    step, size = RATE // 100, RATE // 20
    found = []
    for start in range(0, max(1, len(sound) - size), step):
        window = sound[start : start + size]
        window = window - np.mean(window)
        spectrum = np.abs(np.fft.rfft(window, 2 * size)) ** 2
        same = np.fft.irfft(spectrum)[:size] / np.arange(size, 0, -1)
        lags = same[RATE // 450 : RATE // 90]
        best = int(np.argmax(lags))
        clear = same[0] > 1e-5 and lags[best] > 0.6 * same[0]
        found.append(RATE / (best + RATE // 450) if clear else 0.0)
    return np.array(found)


def added(sound):
    """Voiced sounds under 0.2 s at either end, parted from the rest by 0.12 s of quiet: an "uh" before, an "er" after."""
    loud = np.where(loudness(sound) > QUIET)[0]
    breaks = np.where(np.diff(loud) > 24)[0]
    ends = [(loud[0], loud[breaks[0]]), (loud[breaks[-1] + 1], loud[-1])] if len(breaks) else []
    short = [sound[first * FRAME : (last + 1) * FRAME] for first, last in ends if last - first < 40]
    return sum(bool(np.sum(pitches(part) > 0) > 3) for part in short)


def mel(sound, bands=120, size=321, hop=160):
    """Log mel spectrogram as DNSMOS was trained on (Slaney's scale, centred windows): rows of time."""
    padded = np.pad(sound, size // 2)
    starts = range(0, len(padded) - size + 1, hop)
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(size) / size)
    power = np.abs(np.fft.rfft(np.stack([padded[i : i + size] * window for i in starts]), axis=1)) ** 2
    break_hertz, break_mel, step = 1000, 15, np.log(6.4) / 27
    top = break_mel + np.log(EAR / 2 / break_hertz) / step
    mels = np.linspace(0, top, bands + 2)
    edges = np.where(mels < break_mel, mels * 200 / 3, break_hertz * np.exp(step * (mels - break_mel)))
    hertz = np.arange(power.shape[1]) * EAR / size
    low, mid, high = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    filters = np.maximum(0, np.minimum((hertz - low) / (mid - low), (high - hertz) / (high - mid))) * 2 / (high - low)
    energy = power @ filters.T
    decibels = 10 * np.log10(np.maximum(1e-10, energy)) - 10 * np.log10(max(1e-10, energy.max()))
    return (np.maximum(decibels, -80) + 40) / 40
