"""Cuts Onest down to the files that app/fonts.css names, and measures its fallbacks.

A file holds the characters of its `unicode-range`, in the weights of its `font-weight`: less than half of the package's size, so that it
arrives with the style sheet. Run it after a change of a range or of the package, and commit the files:

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    /tmp/fonts/bin/python tools/media/fonts.py

With the regular and the bold file of a fallback it prints the descriptors of that fallback, for Latin or Cyrillic text:

    /tmp/fonts/bin/python tools/media/fonts.py LiberationSans-Regular.ttf LiberationSans-Bold.ttf
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / 'node_modules/@fontsource-variable/onest/files'
SOURCES = {'basic': 'latin', 'accents': 'latin', 'turkish': 'latin-ext', 'cyrillic': 'cyrillic'}
ASCENT, DESCENT = 0.970, 0.305
LATIN = ('en', 'de', 'fr', 'es', 'pt', 'it', 'tr', 'id')


def source(subset):
    return TTFont(PACKAGE / f'onest-{subset}-wght-normal.woff2', recalcTimestamp=False)


def cut():
    css = (ROOT / 'app/fonts.css').read_text()
    for rule in re.findall(r'@font-face \{(.*?)\}', css, re.S):
        name = re.search(r"url\('\./fonts/onest-(\w+)\.woff2'\)", rule)
        if not name:
            continue
        low, high = re.search(r'font-weight: (\d+) (\d+)', rule).groups()
        ends = [part.split('-') for part in re.findall(r'U\+([0-9A-F-]+)', rule)]
        font = instantiateVariableFont(source(SOURCES[name[1]]), {'wght': (int(low), int(low), int(high))})
        options = Options(hinting=False, layout_features=['kern', 'mark', 'ccmp', 'locl', 'pnum', 'tnum'])
        options.name_IDs = []
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=[code for end in ends for code in range(int(end[0], 16), int(end[-1], 16) + 1)])
        subsetter.subset(font)
        font.flavor = 'woff2'
        target = ROOT / f'app/fonts/onest-{name[1]}.woff2'
        font.save(target)
        print(target.name, target.stat().st_size)


def texts(node):
    if isinstance(node, str):
        yield re.sub(r'<[^>]+>|\{[^}]*\}', '', node)
    else:
        for child in node.values():
            yield from texts(child)


def letters(locale):
    """How often each character stands in the texts of a language."""
    folder = ROOT / 'messages' / locale
    return Counter(''.join(text for path in folder.glob('*.json') for text in texts(json.loads(path.read_text()))))


def advances(fonts):
    return {
        code: font['hmtx'][glyph][0] / font['head'].unitsPerEm
        for font in reversed(fonts) for code, glyph in font.getBestCmap().items()
    }


def measure(regular, bold):
    for weight, path in ((400, regular), (700, bold)):
        own = advances([instantiateVariableFont(source(name), {'wght': weight}) for name in ('latin', 'latin-ext', 'cyrillic')])
        theirs = advances([TTFont(path)])
        for script, locales in (('Latin', LATIN), ('Cyrillic', ('ru',))):
            count = sum((letters(locale) for locale in locales), Counter())
            shared = [c for c in count if ord(c) in own and ord(c) in theirs and ('\u0400' <= c <= '\u045f') == (script == 'Cyrillic')]
            if not shared:
                continue
            ratio = sum(count[c] * own[ord(c)] for c in shared) / sum(count[c] * theirs[ord(c)] for c in shared)
            print(f'{script} {weight}: size-adjust: {ratio:.2%}; ascent-override: {ASCENT / ratio:.2%}; descent-override: {DESCENT / ratio:.2%};')


if len(sys.argv) == 3:
    measure(*sys.argv[1:])
else:
    cut()
