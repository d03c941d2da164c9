"""abuse.py <case> <secret file> <pid of the judge> <port>: what strangers try in Python; prints ESCAPED for all that worked."""
import ctypes
import os
import sys
import threading
import time

case, secret, judge, port = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])


def escapes(what, attempt):
    try:
        got = attempt()
    except BaseException:
        return
    print("ESCAPED", what, str(got)[:80], flush=True)


def read_files():
    paths = [secret, "/etc/passwd", "/etc/shadow", "/root/.bashrc", "/proc/1/environ", "/dev/mem", "/proc/kcore"]
    paths += [f"/proc/1/root{secret}", f"/proc/{judge}/environ", f"/proc/{os.getppid()}/environ", f"/proc/self/cwd/../../../..{secret}"]
    for path in paths:
        escapes(f"read {path}", lambda: open(path, "rb").read(20) or 1 / 0)
    if "SECRET_OF_THE_SERVER" in os.environ:
        print("ESCAPED the server's environment")


def write_files():
    for path in [secret, "/x", "x", "/usr/lib/x.py", "/etc/x", "/proc/sys/kernel/core_pattern", "/dev/shm/x", __file__, sys.executable]:
        escapes(f"write {path}", lambda: open(path, "ab"))
    escapes("chmod", lambda: os.chmod(secret, 0o777))
    escapes("link", lambda: os.link(secret, "/tmp/hard"))
    escapes("unlink", lambda: os.unlink(secret))


def processes():
    import multiprocessing
    import subprocess

    escapes("fork", os.fork)
    escapes("forkpty", os.forkpty)
    escapes("system", lambda: 1 / (os.system("true") == 0))
    escapes("subprocess", lambda: subprocess.run(["/bin/true"], check=True))
    escapes("posix_spawn", lambda: os.posix_spawn("/bin/true", ["true"], {}))
    escapes("multiprocessing", lambda: multiprocessing.get_context("spawn").Process(target=print).start())
    escapes("pidfd", lambda: os.pidfd_open(1))


def network():
    import socket
    import urllib.request

    escapes("socket", lambda: socket.socket().connect(("127.0.0.1", port)))
    escapes("unix socket", lambda: socket.socket(socket.AF_UNIX))
    escapes("raw socket", lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW))
    escapes("resolver", lambda: 1 / (socket.getaddrinfo("localhost", port) == []))
    escapes("http", lambda: urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=1))


def native_calls():
    libc = ctypes.CDLL(None, use_errno=True)
    for name, args in {"ptrace": (16, os.getppid(), 0, 0), "unshare": (0x10000000,), "setuid": (0,), "chroot": (b"/tmp",), "mount": (b"x", b"/tmp", b"tmpfs", 0, 0)}.items():
        escapes(name, lambda: 1 / (getattr(libc, name)(*args) >= 0))


def signals():
    import signal

    escapes("signal the judge", lambda: os.kill(judge, 0))
    if os.getppid() > 1:
        escapes("signal the parent", lambda: os.kill(os.getppid(), 0))
    for number in range(1, 32):
        try:
            signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError):
            pass
    while True:
        pass


def limits():
    import resource

    for name in ["RLIMIT_CPU", "RLIMIT_NPROC", "RLIMIT_FSIZE", "RLIMIT_NOFILE"]:
        escapes(name, lambda: resource.setrlimit(getattr(resource, name), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)))
    escapes("nice", lambda: os.nice(-10))


def input_again():
    with open("/proc/self/fd/0", "rb+", buffering=0) as stream:
        escapes("own input", lambda: stream.write(b"X"))


def threads():
    started = 0
    try:
        while started < 5000:
            threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
            started += 1
    except RuntimeError:
        pass
    print(started, flush=True)
    os._exit(0)


def hog():
    kept = []
    while True:
        kept.append(bytearray(1 << 20))


def small_hog():
    kept = []
    while True:
        kept.append(object())


def deep():
    sys.setrecursionlimit(10**9)
    (again := lambda n: again(n + 1) + 1)(0)


def flood(stream):
    while True:
        stream.write("a" * 65536)


def spin_after_exit():
    import atexit

    @atexit.register
    def spin():
        while True:
            pass


CASES = {
    "read-files": read_files, "write-files": write_files, "processes": processes, "network": network, "native-calls": native_calls,
    "signals": signals, "limits": limits, "input-again": input_again, "threads": threads, "hog": hog, "small-hog": small_hog,
    "deep": deep, "big-number": lambda: str(7 ** (7**9))[0], "flood-stdout": lambda: flood(sys.stdout),
    "flood-stderr": lambda: flood(sys.stderr), "sleep": lambda: time.sleep(1000), "spin-after-exit": spin_after_exit,
    "catch-everything": lambda: [None for _ in iter(int, 1)], "exit-code": lambda: sys.exit(7),
}
CASES[case]()
