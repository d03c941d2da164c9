"""Imports the modules that contest programs are likely to use, for the boot image.

Other modules are read from the library when imported, which is slower but has the same result.
"""

import abc, array, ast, asyncio, bisect, builtins, calendar, cmath, codecs, collections, collections.abc, contextlib
import copy, copyreg, csv, dataclasses, datetime, decimal, difflib, dis, encodings.ascii, encodings.idna, encodings.latin_1
import encodings.utf_16, encodings.utf_8_sig, enum, errno, fractions, functools, gc, getopt, glob, graphlib, hashlib, heapq
import inspect, io, itertools, json, keyword, linecache, locale, logging, math, numbers, opcode, operator, os, pathlib
import pickle, platform, pprint, queue, random, re, reprlib, secrets, select, shlex, shutil, signal, stat, statistics, string
import struct, sys, tempfile, textwrap, threading, time, timeit, token, tokenize, traceback, types, typing, unicodedata
import uuid, warnings, weakref, zlib
import _compat_pickle, _strptime, _colorize
import codeferry.runner

for encoding in ('utf-8', 'ascii', 'latin-1', 'utf-16', 'utf-8-sig', 'idna'):
    'x'.encode(encoding)

# Modules that can be imported without the library.
modules = json.dumps(sorted({*sys.modules, *sys.builtin_module_names}))
