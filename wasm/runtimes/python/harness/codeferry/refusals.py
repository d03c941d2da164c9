"""Messages for processes and the network, which no program has, neither here nor on the judge."""

import os
import socket
import subprocess
import sys

NO_PROCESSES = 'programs cannot start processes, neither in the browser nor when you submit'
NO_NETWORK = 'programs cannot use the network, neither in the browser nor when you submit'


def _no_processes(*_args, **_keywords):
    raise BlockingIOError(NO_PROCESSES)


def _no_network(*_args, **_keywords):
    raise PermissionError(NO_NETWORK)


class _NoProcesses:
    """`multiprocessing` imports its C module at the first process or queue."""

    @staticmethod
    def find_spec(name, _path=None, _target=None):
        if name == '_multiprocessing':
            raise ImportError(NO_PROCESSES, name=name)


def install():
    for name in ('fork', 'forkpty', 'posix_spawn', 'posix_spawnp', 'popen'):
        if hasattr(os, name):
            setattr(os, name, _no_processes)
    subprocess.Popen.__init__ = _no_processes
    for name in ('connect', 'connect_ex', 'bind', 'listen', 'sendto'):
        setattr(socket.socket, name, _no_network)
    for name in ('getaddrinfo', 'gethostbyname', 'socketpair'):
        if hasattr(socket, name):
            setattr(socket, name, _no_network)
    sys.meta_path.insert(0, _NoProcesses)
